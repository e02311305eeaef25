import type { AboutData } from '@/lib/base/content/contract';
import { Bilingual } from './bilingual';

interface AboutFiguresProps {
  figures: AboutData['figures'];
  /** Accessible name of the figures. */
  label: string;
}

/** A figure of this many characters fills the width of a phone; a longer one is set smaller. */
const fewCharacters = 4;
const largest = 'text-[clamp(104px,31vw,304px)]';
const large = 'text-[clamp(44px,12vw,136px)]';

/** The figures as the page's picture: the first as large as the screen allows, the others in a row below it. */
export function AboutFigures({ figures, label }: AboutFiguresProps) {
  const [first, ...others] = figures;
  if (!first) return null;
  return (
    <section aria-label={label} className="mt-8 border-line border-t md:mt-12">
      <dl className="grid grid-cols-3 gap-x-4 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] md:gap-x-10">
        <div className="col-span-full flex flex-col-reverse pt-8 pb-8 md:flex-row-reverse md:items-end md:justify-end md:gap-8 md:pb-12">
          <dt className="mt-4 max-w-[18em] text-lg text-ink-2 text-pretty md:mt-0 md:text-2xl">
            <Bilingual of={first.label} />
          </dt>
          <dd
            className={`${first.value.length > fewCharacters ? large : largest} font-bold leading-[0.82] tracking-[-0.05em] tabular-nums`}
          >
            {first.value}
          </dd>
        </div>
        {others.map(({ value, label: words }) => (
          <div key={words.zh} className="flex flex-col-reverse justify-end border-line border-t pt-4 pb-5">
            <dt className="text-ink-2 text-sm md:text-base">
              <Bilingual of={words} />
            </dt>
            <dd className="font-bold text-hero tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
