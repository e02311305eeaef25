'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { CommentTime } from '@/components/reactions/comment/card-comment-time';
import { Avatar } from '@/components/ui/avatar';
import type { PostKind } from '@/lib/community/question/codes';
import type { PostAuthor } from '@/lib/community/question/contract';
import { loadPart } from '@/lib/platform/client/load-part';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import type { VersionsSheetProps } from './versions-sheet';

interface AuthorLineProps {
  kind: PostKind;
  id: string;
  author: PostAuthor;
  at: string;
  editedAt: string | null;
}

/** Who wrote a post, and when; an edited one leads to what it said before. */
export function AuthorLine({ kind, id, author, at, editedAt }: AuthorLineProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar picture={author.avatar} size={44} />
      <div className="min-w-0">
        <p className="font-semibold">
          {author.userId === '' ? (
            <span className="block truncate text-ink-3">{author.nickname}</span>
          ) : (
            <Link href={`/otherPeople?userId=${encodeURIComponent(author.userId)}`} className="hover:underline">
              <CardPersonName name={author.nickname} verification={author.verification} />
            </Link>
          )}
        </p>
        <p className="facts text-ink-3 text-xs tabular-nums">
          {author.tagline && <span className="max-w-56 truncate max-md:hidden">{author.tagline}</span>}
          <CommentTime at={at} />
          {editedAt !== null && <Edited kind={kind} id={id} at={editedAt} />}
        </p>
      </div>
    </div>
  );
}

function Edited({ kind, id, at }: Pick<AuthorLineProps, 'kind' | 'id' | 'at'>) {
  const t = useTranslations('questionPage');
  const [Opened, setOpened] = useState<ComponentType<VersionsSheetProps> | null>(null);
  const open = () =>
    loadPart(
      () => import('./versions-sheet'),
      'versions',
      ({ VersionsSheet }) => setOpened(() => VersionsSheet),
    );
  return (
    <span>
      {t.rich('edited', {
        date: formatDate(Date.parse(at)),
        time: (date) => <time dateTime={at}>{date}</time>,
      })}
      <button
        type="button"
        onClick={open}
        className="-my-3 ml-1 inline-flex min-h-11 noscript:hidden items-center px-1 underline underline-offset-4 hover:text-ink"
      >
        {t('history')}
      </button>
      {Opened && <Opened kind={kind} id={id} onClose={() => setOpened(null)} />}
    </span>
  );
}
