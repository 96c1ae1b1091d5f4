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

addSprites({ pieces, icons });
void PAGES[router.route.page]?.(); // the page travels while the words do
await words.load();
mount(App, { target: document.getElementById("app")! });
