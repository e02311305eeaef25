import type { Device } from '@/lib/people/account/contract';

const paths: Record<Device['kind'], string> = {
  phone: 'M8 3.5h8v17H8zM11 18h2',
  tablet: 'M5.5 3.5h13v17h-13zM11 18h2',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  app: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
};

/** An icon for the kind of device; the text beside it says the same. */
export function DeviceIcon({ kind }: { kind: Device['kind'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 flex-none text-ink-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[kind]} />
    </svg>
  );
}
