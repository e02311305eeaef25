'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { Remote } from '@/lib/live/stage/client/mesh';
import type { StagePeer } from '@/lib/live/stage/contract';
import { StageVideo } from './stage-video';

interface StageTileProps {
  peer: StagePeer;
  /** What comes from them; of oneself, what one sends. Null while there is nothing. */
  remote: Remote | null;
  isOwn?: boolean;
  onRetry(): void;
  /** Below the picture. */
  children?: ReactNode;
}

/** Somebody on the stage, with their name. Needs the messages `stage.tile`. */
export function StageTile({ peer, remote, isOwn = false, onRetry, children }: StageTileProps) {
  const t = useTranslations('stage.tile');
  const name = peer.person?.nickname ?? '';
  return (
    <li className="min-w-0">
      <div className="relative aspect-video overflow-hidden rounded-md bg-shade text-white">
        <TilePicture {...{ peer, remote, isOwn }} hearLabel={t('hear')} />
        <TileState state={remote?.state ?? 'connecting'} name={name} onRetry={onRetry} />
        <p className="absolute bottom-0 left-0 flex max-w-full items-center gap-2 rounded-tr-md bg-shade/70 px-2.5 py-1 text-sm">
          <span className="truncate">{isOwn ? t('you', { name }) : name}</span>
          {peer.kind === 'host' && <span className="flex-none text-white/80 text-xs">{t('host')}</span>}
          {peer.isMuted && <span className="flex-none text-white/80 text-xs">{t('muted')}</span>}
        </p>
      </div>
      {children}
    </li>
  );
}

interface TilePictureProps {
  peer: StagePeer;
  remote: Remote | null;
  isOwn?: boolean;
  /** The tile may be as large as the screen. */
  isLarge?: boolean;
  hearLabel: string;
}

/** The picture of somebody; their portrait while they show none. */
export function TilePicture({ peer, remote, isOwn = false, isLarge = false, hearLabel }: TilePictureProps) {
  const hasPicture = peer.hasPicture && remote?.stream != null;
  return (
    <>
      {!hasPicture && (
        <div className={`absolute inset-0 grid place-items-center ${isLarge ? 'scale-200' : ''}`}>
          <Avatar picture={peer.person?.avatar ?? null} size={88} />
        </div>
      )}
      {remote?.stream && (
        <StageVideo
          stream={remote.stream}
          // Who is silenced is not heard here either, whatever their page does.
          isMuted={isOwn || peer.isMuted}
          isMirrored={isOwn}
          isHidden={!hasPicture}
          hearLabel={hearLabel}
        />
      )}
    </>
  );
}

function TileState({ state, name, onRetry }: { state: Remote['state']; name: string; onRetry(): void }) {
  const t = useTranslations('stage.tile');
  if (state === 'connected') return null;
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 flex flex-wrap items-center gap-x-3 bg-shade/70 px-3 text-sm"
    >
      <p className="py-2">{t(state)}</p>
      {state === 'failed' && (
        <button
          type="button"
          aria-label={t('retryOf', { name })}
          onClick={onRetry}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {t('retry')}
        </button>
      )}
    </div>
  );
}
