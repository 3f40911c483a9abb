import { markBrokenPictures } from "./broken-pictures";
import { watchCookieDialog } from "./cookie-dialog";
import { watchEmbeds } from "./embeds";
import { watchPopup } from "./popup";
import { watchScroll } from "./scrolled-header";
import { watchSending } from "./sending-form";
import { watchShowreel } from "./showreel";

watchScroll();
markBrokenPictures();
watchCookieDialog();
watchEmbeds();
watchShowreel();
watchPopup();
watchSending();
