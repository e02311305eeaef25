import { formatDate } from '@/lib/platform/shared/format/beijing';

/** A moment in Beijing time, to the minute. */
export function IntegrityTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(Date.parse(iso), { withTime: true })}</time>;
}

/** A digest that is compared by eye or copied: it breaks anywhere. */
export function Digest({ children }: { children: string }) {
  return <code className="text-xs break-all">{children}</code>;
}
