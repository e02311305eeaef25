import { IconShape } from './icon';

const paths = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  discover: 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.5 8.5l-2 5-5 2 2-5z',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 20.5c.8-3.6 4-5.5 8-5.5s7.2 1.9 8 5.5',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  shield: 'M12 3l7 2.5V11c0 4.6-2.8 8.2-7 10-4.2-1.8-7-5.4-7-10V5.5zM9 11.5l2.2 2.2L15 10',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  playlist: 'M4 6h16M4 11h9M4 16h9M16.5 12.5v7l5-3.5z',
  addToList: 'M4 6.5h16M4 12h9M4 17.5h9M17.5 12.5v9M13 17h9',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  grip: 'M5 9h14M5 15h14',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  bubble: 'M5 5h14v11h-7.5L7 20v-4H5z',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8',
  bell: 'M6 17h12l-1.4-2.2V11a4.6 4.6 0 0 0-9.2 0v3.8zM10.2 20h3.6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  medal: 'M12 3a6 6 0 100 12 6 6 0 000-12zM8.3 13.7L7 21l5-2.6L17 21l-1.3-7.3',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
} as const;

/** An icon of a screen or of server-rendered content; like {@link Icon} otherwise. */
export function ScreenIcon({ name, className }: { name: keyof typeof paths; className?: string }) {
  return <IconShape path={paths[name]} className={className} />;
}
