export const PREVIEW_REFUSED = "Diese Fassung lässt sich nicht zeigen. Beim Speichern sehen Sie, warum.";
