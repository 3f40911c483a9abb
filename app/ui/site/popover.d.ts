import "react";

/** React 18 passes the popover attributes through in this spelling. */
declare module "react" {
  interface HTMLAttributes<T> extends AriaAttributes, DOMAttributes<T> {
    popover?: "auto" | "manual";
  }

  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "hide" | "show" | "toggle";
  }
}
