export const stats = {
  label: "Calima Media in Zahlen",
  items: [
    { key: "projects", value: "50+", label: "Abgeschlossene Projekte" },
    { key: "awards", value: "12", label: "Internationale Auszeichnungen" },
    { key: "professionals", value: "30+", label: "Medienprofis" },
    { key: "channels", value: "15", label: "Vertriebskanäle" },
  ],
};
