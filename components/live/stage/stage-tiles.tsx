'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StagePeer } from '@/lib/live/stage/contract';
import type { StageParts } from './stage-parts';
import { StageTile } from './stage-tile';

interface StageTilesProps extends StageParts {
  /** What stands below the picture of a guest. */
  actionsOf?(peer: StagePeer): ReactNode;
}

/** Everybody on the stage, oneself included. */
export function StageTiles({ session, state, media, actionsOf }: StageTilesProps) {
  const t = useTranslations('stage');
  const people = state.view.peers.filter(({ kind }) => kind !== 'view');
  return (
    <ul aria-label={t('tiles')} className={`grid gap-3 ${people.length > 1 ? 'sm:grid-cols-2' : ''}`}>
      {people.map((peer) => {
        const isOwn = peer.peer === state.peer;
        const own = { state: 'connected', stream: media.stream } as const;
        return (
          <StageTile
            key={peer.peer}
            peer={isOwn ? { ...peer, hasPicture: media.hasPicture, isMuted: media.isMuted || peer.isSilenced } : peer}
            remote={isOwn ? own : (state.remotes.get(peer.peer) ?? null)}
            isOwn={isOwn}
            onRetry={() => session?.retry(peer.peer)}
          >
            {peer.kind === 'guest' && actionsOf?.(peer)}
          </StageTile>
        );
      })}
    </ul>
  );
}
