import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import icons from "./look/sprites/icons.svg?raw";
import pieces from "./look/sprites/pieces.svg?raw";
import { router } from "./lib/router.svelte";
import { addSprites } from "./look/sprites";
import { PAGES } from "./pages";
import Speechless from "./pages/Speechless.svelte";
import { beginTable } from "./table/opening";

addSprites({ pieces, icons });
if (router.route.page === "table") beginTable(router.route.id);
PAGES[router.route.page]?.().catch(() => null); // the page travels while the words do; App tells if it did not come
const spoken = await words.load().then(
  () => true,
  () => false,
);
mount(spoken ? App : Speechless, { target: document.getElementById("app")! });
