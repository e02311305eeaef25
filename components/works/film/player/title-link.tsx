import { NewTabLink } from '@/components/ui/new-tab-link';
import type { WorkPage } from './player-props';

interface TitleLinkProps {
  title: string;
  page: WorkPage;
}

/** The title of an embedded film over the picture, with a link to its page. Hidden with the controls. */
export function TitleLink({ title, page: { href, lang } }: TitleLinkProps) {
  return (
    <h1
      data-title
      className="pointer-events-none absolute inset-x-0 top-0 z-2 flex bg-linear-to-b from-shade/80 to-transparent px-1 pb-6 text-base transition-opacity in-[[data-phase=playing]:not([data-controls])]:opacity-0"
    >
      <NewTabLink
        href={href}
        lang={lang}
        className="pointer-events-auto max-w-full truncate px-3 py-2.5 font-semibold tracking-normal hover:underline focus-visible:-outline-offset-4 in-[[data-phase=playing]:not([data-controls])]:pointer-events-none"
      >
        {title}
      </NewTabLink>
    </h1>
  );
}
