# Geodia at the real table: the companion. Amounts come as “+2 wood”.

## The table

gc-before = Before the first turn
gc-next = Turn: { $name }
gc-rounds = Rounds, events, dice
gc-base = Base: { $name }
gc-gems = Gems
gc-gems-of = Gems: { $name }
gc-more = Add one: { $good }
gc-less = Remove one: { $good }
gc-full = full
gc-lost = { $name }: no room for { $goods }. That is lost.

## Prices

gc-prices = Prices
gc-tab-build = Build
gc-tab-tools = Tools
gc-tab-cards = Cards
gc-tab-combat = Combat
gc-worker = Worker
gc-engineer = Engineer
gc-card = Card
gc-building-two = { $building } II
gc-shot = Siege machine shot
gc-put-out = Put out 1 damage
gc-put-out-wall = Put out behind a wall
gc-evacuation = Evacuate one
gc-inspection = Keep a worker
gc-sabotage-tool = Saboteur: tool
gc-sabotage-siege = Saboteur: machine
gc-missing = Missing: { $goods }
gc-at-limit = No more than { $n } are allowed.
gc-which-building = Which building?

## Income and gems

gc-income = Income: { $name }
gc-income-about = Figures with a route to the base, by what their tile yields. Tools have been added.
gc-income-heads = { $n } of { $most } figures at work
gc-income-same = Same as last turn: { $goods }
gc-income-none = No income
gc-mines = From a mine
gc-way-now = home by railway
gc-way-chest = into a chest ({ $n } free)
gc-no-chest = No chest is free.
gc-chests = Chests
gc-credit = Collect
gc-steal = Steal
gc-chest-gone = The chest is lost
gc-trade = Trade
gc-buy = 1 gem → 3 resources
gc-sell = 3 resources → 1 gem
gc-cannot-trade = You do not have enough for this trade.

## Base

gc-to-level = to level { $n }
gc-tool-gone = Lost: { $tool }
gc-debt = { $n ->
    [one] Debt: 1 gem
   *[other] Debt: { $n } gems
}
gc-inspection-extra = Workers beyond the free ones: { $n }
gc-inspection-now = Inspection at the end of this round. Pay for extra workers or dismiss them: { $names }

## Rounds

gc-event-hidden = face down
gc-event-due = A new event is due
gc-event-draw = Draw it here
gc-event-tell = Or tap the one on the table:
gc-debt-until = To be paid before round { $round }; from then on it grows by 1 a round.
gc-debt-grows = It has grown by 1 a round since round { $round }.
gc-worms-roll = Roll for this round
gc-worms-at = Worms attack mines with { $n }.
gc-dice = Dice on the phone
gc-roll = Roll both

## The end

gc-final = Final count
gc-final-chests = Chests on the map bring { $n } gems each. Who controls the tile?
gc-nobody = nobody
gc-player = Player
gc-debts = Debts
gc-total = Total
gc-final-step-0 = Count the chests
gc-final-step-1 = Subtract the debts
gc-final-step-2 = Who has won?
gc-winner = { $n ->
    [one] The winner: { $names }
   *[other] Shared victory: { $names }
}

## Entries in the log

gc-log-turn = Round { $round }: { $name }’s turn
gc-log-goods = { $name }: { $goods }
gc-log-pay = { $name }: { $what } ({ $goods })
gc-log-event = Event: { $event }
gc-log-debt = { $name }: debt paid
gc-log-chest = { $name }: chest with { $n }
gc-log-uncover = { $name }: chest collected
gc-log-chest-lost = A chest is lost
gc-log-holder = A chest counts for someone else
gc-log-figures = { $name }: workers { $workers }, engineers { $engineers } (change)
gc-log-level = { $name }: { $building }, level { $n }
gc-log-tool = { $name } loses { $tool }
gc-log-dice = Dice: { $n }, { $face }
gc-log-worms = Worms: { $n }
gc-log-over = The game is over
