import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { StreamHealth } from '../../contract';

/** Before the first look at a session. */
const unknown = {
  ...{ width: 0, height: 0, frameRate: 0, videoCodec: '', audioCodec: '', bitRate: 0, droppedFrames: 0, speed: 1 },
  ...{ problems: [], lastPieceAt: null },
};

/** The health of a session, as its node said it last. */
export function healthOf({ begun_at, health }: { begun_at: number; health: string }): StreamHealth {
  const { lastPieceAt, ...said } = { ...unknown, ...JSON.parse(health) };
  return {
    ...said,
    since: isoInBeijing(begun_at),
    lastPieceAt: lastPieceAt === null ? null : isoInBeijing(lastPieceAt),
  };
}
