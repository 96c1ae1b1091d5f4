/** What was told once need not be told again. Kept on this device; a browser that refuses it tells it once a visit. */
export class Once {
  #told: boolean;

  constructor(private readonly key: string) {
    let told = false;
    try {
      told = localStorage.getItem(key) !== null;
    } catch {
      // told anew at the next visit
    }
    this.#told = $state(told);
  }

  get told(): boolean {
    return this.#told;
  }

  tell(): void {
    this.#told = true;
    try {
      localStorage.setItem(this.key, "1");
    } catch {
      // as above
    }
  }
}

export const chancesExplained = new Once("gemhold-king-chances");
