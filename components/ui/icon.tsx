/** Those of the frame, which every page carries; the others are `ScreenIcon`s. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 8h16M4 16h10',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  discover: 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.5 8.5l-2 5-5 2 2-5z',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 20.5c.8-3.6 4-5.5 8-5.5s7.2 1.9 8 5.5',
  share: 'M12 15V4M8 8l4-4 4 4M8 11H5.5v9h13v-9H16',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

type IconName = keyof typeof paths;

/** A line icon in the colour of its words. Decoration; what it stands in carries the label. */
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
