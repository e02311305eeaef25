'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ComponentType, useId, useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { Picture } from '@/components/ui/picture';
import { inspectPicture } from '@/lib/people/person/client/picture';
import { type PictureKind, pictureLimits } from '@/lib/people/person/codes';
import { loadPart } from '@/lib/platform/client/load-part';
import type { PickedPicture } from '@/lib/platform/client/picture-file';
import { toast } from '@/lib/platform/client/toast';
import type { Problem } from '@/lib/platform/client/use-problem-words';
import type { PictureSheetProps } from './picture-sheet';
import { NeedsPhone } from './profile-links';

interface ProfilePictureProps {
  kind: PictureKind;
  /** Media key; null for none. */
  picture: string | null;
}

interface Cropping {
  Sheet: ComponentType<PictureSheetProps>;
  picked: PickedPicture;
}

/** The avatar or the banner, with a button to replace it. The cropper is loaded with the first picked picture. */
export function ProfilePicture({ kind, picture: first }: ProfilePictureProps) {
  const t = useTranslations('settings.picture');
  const router = useRouter();
  const [picture, setPicture] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);

  async function pick(file: File) {
    setProblem(null);
    const picked = await inspectPicture(file, kind);
    if (typeof picked === 'string')
      return setProblem({ code: picked, text: t(`refused.${picked}`, pictureLimits[kind]) });
    loadPart(
      () => import('./picture-sheet'),
      'picture-sheet',
      ({ PictureSheet }) => setCropping({ Sheet: PictureSheet, picked }),
    );
  }
  return (
    <section aria-label={t(kind)}>
      <div className={kind === 'avatar' ? 'flex items-center gap-4' : 'space-y-3'}>
        {kind === 'avatar' ? (
          <Avatar picture={picture} size={56} alt={t('avatar')} />
        ) : (
          <Picture
            picture={picture}
            cuts={cuts}
            sizes="(width >= 656px) 600px, 100vw"
            alt={t('banner')}
            className="aspect-1440/250 w-full rounded-md"
          />
        )}
        <PickButton label={t(`change.${kind}`)} onPick={pick} />
      </div>
      <FormAlert>
        {problem && <p>{problem.text}</p>}
        {problem?.code === 'PhoneNeeded' && <NeedsPhone />}
      </FormAlert>
      {cropping && (
        <cropping.Sheet
          kind={kind}
          picked={cropping.picked}
          onSaved={(info) => {
            setPicture(info[kind]);
            setCropping(null);
            toast(t('saved'));
            router.refresh();
          }}
          onClose={() => setCropping(null)}
        />
      )}
    </section>
  );
}

function PickButton({ label, onPick }: { label: string; onPick(file: File): void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Lets the same file be picked again.
    event.target.value = '';
    if (file) onPick(file);
  }
  return (
    <>
      <button type="button" onClick={() => input.current?.click()} className={buttonClass('line')}>
        {label}
      </button>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={pick}
        tabIndex={-1}
        className="hidden"
      />
    </>
  );
}

const cuts = [
  { width: 1440, height: 250 },
  { width: 2880, height: 500 },
] as const;
