import type { ShownBlock } from '@/lib/base/content/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { BlockSection } from './block-section';

interface BlockTimetableProps {
  block: Extract<ShownBlock, { kind: 'timetable' }>;
}

/** What happens when and where, one row each. */
export function BlockTimetable({ block }: BlockTimetableProps) {
  const langOf = useTextLanguage();
  return (
    <BlockSection block={block}>
      <ol className="border-line border-t">
        {block.rows.map(({ time, title, place }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a timetable do not move
            key={index}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-line border-b py-4 md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <span className="font-semibold tabular-nums wrap-anywhere">{time}</span>
            <span className="min-w-0">
              <span lang={langOf(title.language)} className="block text-pretty wrap-anywhere">
                {title.text}
              </span>
              {place.text && (
                <span lang={langOf(place.language)} className="mt-0.5 block text-ink-2 text-sm wrap-anywhere">
                  {place.text}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
