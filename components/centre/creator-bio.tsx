'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isLongText } from '@/lib/centre/rules/long-text';

/** What a person says of themselves, with its line breaks; on a phone a long one opens by a press. */
export function CreatorBio({ bio }: { bio: string }) {
  const t = useTranslations('centre.creator');
  const [isOpen, setOpen] = useState(false);
  const isLong = isLongText(bio);
  return (
    <div>
      <p
        className={`whitespace-pre-line text-pretty text-ink-2 ${isLong && !isOpen ? 'max-md:line-clamp-3 noscript:line-clamp-none' : ''}`}
      >
        {bio}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 font-semibold text-accent md:hidden noscript:hidden"
        >
          {isOpen ? t('less') : t('more')}
        </button>
      )}
    </div>
  );
}
