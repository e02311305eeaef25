/** Safari's own functions: on iPhones only the video itself can be full-screen. */
interface SafariVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
  webkitSupportsPresentationMode?(mode: string): boolean;
  webkitSetPresentationMode?(mode: 'inline' | 'picture-in-picture'): void;
  webkitPresentationMode?: string;
}

/** Whether this browser can make a player full-screen in any way. */
export function canFillScreen(video: HTMLVideoElement): boolean {
  return document.fullscreenEnabled === true || 'webkitEnterFullscreen' in video;
}

/** Toggles full-screen mode of the player. A rejection by the browser is ignored. */
export async function toggleFullScreen(player: HTMLElement, video: SafariVideo): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) {
      await player.requestFullscreen({ navigationUI: 'hide' });
      if (video.videoWidth > video.videoHeight) await turnToWide();
    } else video.webkitEnterFullscreen?.();
  } catch {
    // Without a press, or with another full-screen element, nothing changes.
  }
}

/** Phones are held upright, films are landscape. Only some browsers rotate automatically, and not every screen can. */
async function turnToWide() {
  const orientation = screen.orientation as { lock?(to: 'landscape'): Promise<void> } | undefined;
  await orientation?.lock?.('landscape');
}

/** Whether picture-in-picture is available. */
export function canFloat(video: SafariVideo): boolean {
  return (
    document.pictureInPictureEnabled === true || video.webkitSupportsPresentationMode?.('picture-in-picture') === true
  );
}

/** Toggles picture-in-picture. */
export async function toggleFloating(video: SafariVideo): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else if (document.pictureInPictureEnabled) await video.requestPictureInPicture();
    else {
      const isFloating = video.webkitPresentationMode === 'picture-in-picture';
      video.webkitSetPresentationMode?.(isFloating ? 'inline' : 'picture-in-picture');
    }
  } catch {
    // Before the film is loaded, or without a press, nothing changes.
  }
}

/** Whether scripts may set the volume; on iPhones only the buttons can. */
export function canSetVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
