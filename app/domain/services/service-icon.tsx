import type { ServiceIcon as ServiceIconName } from "./services";

const strokes: Record<ServiceIconName, string> = {
  Film: "M4 4h16v16H4zM8 4v16M16 4v16M4 8h4M4 12h16M4 16h4M16 8h4M16 16h4",
  MapPin: "M12 21.5s-7-6.3-7-11.7a7 7 0 0 1 14 0c0 5.4-7 11.7-7 11.7zM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  Edit3: "M12 20h8.5M15.5 4.5a2.1 2.1 0 0 1 3 3L7.5 18.5l-4 1 1-4z",
  Globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.3 12h17.4M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18z",
  Camera: "M3 8h4l1.5-2.5h7L17 8h4v11.5H3zM12 17a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4z",
  Mic: "M12 3a3.2 3.2 0 0 1 3.2 3.2v5a3.2 3.2 0 0 1-6.4 0v-5A3.2 3.2 0 0 1 12 3zM5.5 11.2a6.5 6.5 0 0 0 13 0M12 17.7V21M8.5 21h7",
  Palette:
    "M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.7-2-.5-1.6.5-2.7 2-2.7h2.1c2 0 3.2-1.5 3.2-4C21 7 17 3 12 3zM7.5 12.5v.2M9 8v.2M13.5 6.7v.2M17 10v.2",
  Users:
    "M9 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM2.5 20c.4-3.9 3-5.6 6.5-5.6s6.1 1.7 6.5 5.6M15.5 4.4a3.7 3.7 0 0 1 0 6.8M18 14.9c2 .7 3.2 2.4 3.5 5.1",
  Radio: "M12 13.5v7M12 13.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM8 15.7a5.6 5.6 0 0 1 0-8M16 15.7a5.6 5.6 0 0 0 0-8M5.3 18.4a9.5 9.5 0 0 1 0-13.4M18.7 18.4a9.5 9.5 0 0 0 0-13.4",
  Tv: "M3 7.5h18V19H3zM7.5 3.5 12 7.5l4.5-4M8 22h8",
  Calendar: "M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.5M8 14h2.5M13.5 14H16M8 17h2.5",
};

export function ServiceIcon({ name }: { name: ServiceIconName }) {
  return (
    <svg className="service-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
