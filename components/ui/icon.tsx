/** Icons in the scripts of every page; the others are `ScreenIcon`s. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 8h16M4 16h10',
  share: 'M12 15V4M8 8l4-4 4 4M8 11H5.5v9h13v-9H16',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

type IconName = keyof typeof paths;

/** A line icon in the colour of its text. Decorative: its container has the label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconShape path={paths[name]} className={className} />;
}

/** The stroke that all icons have. */
export function IconShape({ path, className = 'size-5.5' }: { path: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
