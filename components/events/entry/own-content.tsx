import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPhotoGrid } from '@/components/events/activity/card-photo-grid';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;

/** What is written of an entry, for reading: its work, its texts, its pictures, and who made it. */
export function OwnContent({ draft }: { draft: EntryDraft }) {
  const t = useTranslations('entryOwn.content');
  const { id, work, pictures, introZh, introEn, titleZh, titleEn } = draft;
  const texts = [
    { language: 'zh', title: titleZh, intro: introZh },
    { language: 'en', title: titleEn, intro: introEn },
  ] as const;
  const written = texts.filter(({ title, intro }) => title !== '' || intro !== '');
  return (
    <div className="flex flex-col gap-8">
      {work && (
        <figure>
          <div className="relative overflow-hidden rounded-lg">
            <Picture
              picture={work.thumb}
              cuts={cuts}
              sizes="(width >= 1024px) 800px, 96vw"
              className="aspect-3/2 w-full"
            />
            {work.duration > 0 && <Stamp className="absolute right-3 bottom-3">{formatDuration(work.duration)}</Stamp>}
          </div>
          <figcaption className="mt-2 text-ink-2 text-sm wrap-anywhere">{t('work', { title: work.title })}</figcaption>
        </figure>
      )}
      {written.map(({ language, title, intro }) => (
        <section key={language} lang={languageNames[language].html}>
          {title !== '' && <h2 className="text-lg wrap-anywhere">{title}</h2>}
          {intro !== '' && <p className="mt-2 whitespace-pre-wrap text-pretty wrap-anywhere">{intro}</p>}
        </section>
      ))}
      {pictures.length > 0 && (
        <Block title={t('pictures')}>
          <CardPhotoGrid name={`entry-${id}`} photos={pictures} />
        </Block>
      )}
      <People draft={draft} />
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Who entered it, and the members of the team with what they answered. */
function People({ draft: { mode, teamName, entrant, members } }: { draft: EntryDraft }) {
  const t = useTranslations('entryOwn.content');
  const stateOf = useTranslations('entryEdit.members.states');
  const isTeam = mode === 'team';
  const people = [{ ...entrant, state: null }, ...(isTeam ? members : [])];
  return (
    <Block title={isTeam ? teamName || t('team') : t('entrant')}>
      <ul className="border-line border-t">
        {people.map(({ userId, nickname, avatar, verification, state }) => (
          <li key={userId} className="flex min-h-14 items-center gap-3 border-line border-b">
            <Avatar picture={avatar} size={28} />
            <CardPersonName name={nickname} verification={verification} className="min-w-0 grow font-semibold" />
            <span className={`flex-none text-sm ${state === 'confirmed' ? 'text-ok' : 'text-ink-3'}`}>
              {state ? stateOf(state) : isTeam && t('lead')}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
