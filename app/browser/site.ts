import { markBrokenPictures } from "./broken-pictures";
import { watchScroll } from "./scrolled-header";

watchScroll();
markBrokenPictures();
