const UNITS = ["Bytes", "KB", "MB", "GB"] as const;

/** "1,50 MB"; 1 KB is 1024 bytes. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const value = bytes / 1024 ** step;
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${value.toLocaleString("de-DE", step === 0 ? {} : decimals)} ${UNITS[step] ?? ""}`;
}
