const drawings = {
  alert: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1",
  arrowDown: "M12 5v14M6 13l6 6 6-6",
  arrowLeft: "M19 12H5M11 6l-6 6 6 6",
  arrowRight: "M5 12h14M13 6l6 6-6 6",
  arrowUp: "M12 19V5M6 11l6-6 6 6",
  award: "M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM8.5 14 7 21.5l5-2.7 5 2.7-1.5-7.5",
  briefcase: "M4 8h16v11.5H4zM9 8V4.5h6V8M4 13h16",
  check: "M4.5 12.5 10 18 19.5 6.5",
  checkCircle: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.7 2.7L16 9.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  close: "M6 6l12 12M18 6 6 18",
  database: "M12 9c4.4 0 8-1.3 8-3s-3.6-3-8-3-8 1.3-8 3 3.6 3 8 3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h6.5M9 17h6.5",
  film: "M4 4.5h16v15H4zM8 4.5v15M16 4.5v15M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3z",
  grid: "M4 4h7v7H4zM13.5 4h6.5v7h-6.5zM4 13.5h7V20H4zM13.5 13.5H20V20h-6.5z",
  image: "M4 4.5h16v15H4zM4 16l4.8-4.8L15 17.5M13 15.5l2.5-2.5L20 17.5M15.5 9.3v.1",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.7v.1",
  keyboard: "M3 6.5h18v11H3zM6.5 10h.1M10.2 10h.1M13.8 10h.1M17.4 10h.1M8 14h8",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1",
  lock: "M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  logOut: "M10 4H5v16h5M15 7.5l4.5 4.5-4.5 4.5M19.5 12H10",
  mail: "M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  mic: "M12 14.5a3.2 3.2 0 0 0 3.2-3.2V6.2a3.2 3.2 0 0 0-6.4 0v5.1a3.2 3.2 0 0 0 3.2 3.2zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7",
  move: "M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
  person: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  plus: "M12 5v14M5 12h14",
  podcast: "M12 13.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM12 15.5V21M8.3 15.5a5 5 0 1 1 7.4 0M5.7 18a8.5 8.5 0 1 1 12.6 0",
  reload: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9.3M20 4v5.3h-5.3",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5",
  settings: "M4 7h9M17 7h3M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM4 17h3M11 17h9M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  shield: "M12 3l7.5 2.7v5.5c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.7zM9 12l2.2 2.2L15 10",
  text: "M5 6.5V4.5h14v2M12 4.5v15M9 19.5h6",
  trash: "M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.5 11v5.5M13.5 11v5.5",
  users: "M9 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM2.5 20c.5-3.6 3-5.4 6.5-5.4s6 1.8 6.5 5.4M16 4.5a3.5 3.5 0 0 1 0 6.6M18 14.9c2 .7 3.2 2.4 3.5 5.1",
} as const;

export type IconName = keyof typeof drawings;

/** Decorative, because the text beside it says the same. */
export function Icon({ name, size = "md" }: { name: IconName; size?: "sm" | "md" | "lg" }) {
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
