import { act } from '@testing-library/react';

type Listener = (name: string, data: unknown) => void;
interface Config {
  xhrSetup(request: { open(method: string, address: string): void }, address: string): void;
}
interface Level {
  width: number;
  height: number;
}

/** Replaces hls.js, which needs what jsdom lacks: records calls, and emits events on demand. */
export class HlsStandIn {
  static opened: HlsStandIn[] = [];

  levels: Level[] = [];
  currentLevel = -1;
  nextLevel = -1;
  loadLevel = -1;
  startLevel = -1;
  sources: string[] = [];
  starts: number[] = [];
  repairs = 0;
  isDestroyed = false;
  private readonly listeners = new Map<string, Listener>();

  constructor(private readonly config: Config) {
    HlsStandIn.opened.push(this);
  }
  on(name: string, listener: Listener) {
    this.listeners.set(name, listener);
  }
  loadSource(address: string) {
    this.sources.push(address);
  }
  attachMedia() {
    // jsdom has no media pipeline.
  }
  startLoad(at = -1) {
    this.starts.push(at);
  }
  recoverMediaError() {
    this.repairs += 1;
  }
  destroy() {
    this.isDestroyed = true;
  }

  /** The playlist is loaded. */
  parse(levels: Level[]) {
    this.levels = levels;
    this.tell('hlsManifestParsed', { levels });
  }
  show(level: number) {
    this.currentLevel = level;
    this.tell('hlsLevelSwitched', { level });
  }
  buffer() {
    this.tell('hlsFragBuffered', {});
  }
  fail(error: { type: string; fatal: boolean; response?: { code: number } }) {
    this.tell('hlsError', error);
  }
  /** The address at which it requests a file named by a playlist. */
  asks(address: string): string {
    let asked = '';
    this.config.xhrSetup({ open: (_, opened) => (asked = opened) }, address);
    return asked;
  }

  private tell(name: string, data: unknown) {
    act(() => this.listeners.get(name)?.(name, data));
  }
}

/** For `jest.mock('hls.js/light', …)`. */
export const hlsModule = {
  __esModule: true,
  default: HlsStandIn,
  Events: {
    MANIFEST_PARSED: 'hlsManifestParsed',
    LEVEL_SWITCHED: 'hlsLevelSwitched',
    FRAG_BUFFERED: 'hlsFragBuffered',
    ERROR: 'hlsError',
  },
  ErrorTypes: { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError', OTHER_ERROR: 'otherError' },
};
