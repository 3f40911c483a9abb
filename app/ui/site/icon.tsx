const strokes = {
  arrow: "M4 12h15M13 6l6 6-6 6",
  arrowBack: "M20 12H5M11 6l-6 6 6 6",
  arrowOut: "M7 17 17 7M8.5 7H17v8.5",
  arrowDown: "M12 4v15M6 13l6 6 6-6",
  arrowUp: "M12 20V5M6 11l6-6 6 6",
  menu: "M3 8h18M3 16h18",
  play: "M7 4.5v15l12.5-7.5z",
  pause: "M8 5v14M16 5v14",
  close: "M5 5l14 14M19 5 5 19",
  chevron: "M6 9.5l6 6 6-6",
  reload: "M20 11a8 8 0 1 0-.6 4.4M20 4.5V11h-6.5",
  mail: "M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5",
  phone: "M5 3.5h4l1.6 4.6-2.3 1.7a12 12 0 0 0 5.9 5.9l1.7-2.3 4.6 1.6v4a1.5 1.5 0 0 1-1.6 1.5A16.4 16.4 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z",
  pin: "M12 21.5s-7-6.3-7-11.7a7 7 0 0 1 14 0c0 5.4-7 11.7-7 11.7zM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.2l3.5 2",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.3 12h17.4M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z",
  person: "M12 12.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM3.5 21c.6-4.5 4-6.5 8.5-6.5s7.9 2 8.5 6.5",
  image: "M3 5h18v14H3zM3 16l5-5 4.5 4.5L15 13l6 5.5M16.5 9.7a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z",
  facebook: "M14.5 21v-8h2.8l.5-3.3h-3.3V7.8c0-1 .5-1.8 1.9-1.8h1.5V3.2A16 16 0 0 0 15.6 3c-2.5 0-4.1 1.5-4.1 4.3v2.4H8.7V13h2.8v8z",
  instagram: "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 6.9v.2",
  linkedin: "M4.5 9.5v10M4.5 5v.200M9.5 19.5v-10M9.5 13.6c0-2.6 1.6-4.1 3.9-4.1 2.4 0 3.6 1.6 3.6 4.3v5.7",
} as const;

export type IconName = keyof typeof strokes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
