'use client';

import { Icon } from '@/components/ui/icon';
import { hasWayBack } from '@/lib/platform/client/way-back';
import { Link } from '@/lib/platform/i18n/link';
import { usePathname, useRouter } from '@/lib/platform/i18n/use-navigation';
import { LanguageToggle, type LanguageWords } from './language-toggle';

/** The language toggle on the home page, elsewhere a back button (specification section 2). */
export function HeaderStart({ words }: { words: { back: string; language: LanguageWords } }) {
  return usePathname() === '/' ? <LanguageToggle words={words.language} /> : <Back label={words.back} />;
}

/** One step back in history; to the home page for visitors who came from another site, and without JavaScript. */
function Back({ label }: { label: string }) {
  const router = useRouter();
  return (
    <Link
      href="/"
      aria-label={label}
      // Tells a sleeping page what a press does (ADR 13).
      data-steps-back=""
      className="-ml-2.75 grid size-11 place-items-center"
      onClick={(event) => {
        if (!hasWayBack()) return;
        event.preventDefault();
        router.back();
      }}
    >
      <Icon name="back" />
    </Link>
  );
}
