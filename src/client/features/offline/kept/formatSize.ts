const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** Bytes as a reader of the language writes them: '12 kB', '1.3 MB'. What is there is never nothing. */
export function formatSize(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const size = isLarge ? bytes / MEGABYTE : Math.ceil(bytes / KILOBYTE);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(size);
}
