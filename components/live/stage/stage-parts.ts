import type { StageSession, StageState } from '@/lib/live/stage/client/stage-session';
import type { OwnMedia } from '@/lib/live/stage/client/use-own-media';

/** What both sides of a stage work with. */
export interface StageParts {
  /** Null until the page runs. */
  session: StageSession | null;
  state: StageState;
  media: OwnMedia;
}
