/** What Safari has of its own: on iPhones only the video itself fills the screen. */
interface SafariVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
  webkitSupportsPresentationMode?(mode: string): boolean;
  webkitSetPresentationMode?(mode: 'inline' | 'picture-in-picture'): void;
  webkitPresentationMode?: string;
}

/** Whether this browser can fill the screen with a player, by any way. */
export function canFillScreen(video: HTMLVideoElement): boolean {
  return document.fullscreenEnabled === true || 'webkitEnterFullscreen' in video;
}

/** Fills the screen with the player, or no longer. What the browser refuses, it refuses without a word. */
export async function toggleFullScreen(player: HTMLElement, video: SafariVideo): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (document.fullscreenEnabled) {
      await player.requestFullscreen({ navigationUI: 'hide' });
      if (video.videoWidth > video.videoHeight) await turnToWide();
    } else video.webkitEnterFullscreen?.();
  } catch {
    // There was no press, or another element holds the screen: it stays as it is.
  }
}

/** Phones are held upright, films are wide. Only some browsers turn by themselves, and not every screen can. */
async function turnToWide() {
  const orientation = screen.orientation as { lock?(to: 'landscape'): Promise<void> } | undefined;
  await orientation?.lock?.('landscape');
}

/** Whether a film can float above other pages. */
export function canFloat(video: SafariVideo): boolean {
  return (
    document.pictureInPictureEnabled === true || video.webkitSupportsPresentationMode?.('picture-in-picture') === true
  );
}

/** Lets the film float above other pages, or brings it back. */
export async function toggleFloating(video: SafariVideo): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else if (document.pictureInPictureEnabled) await video.requestPictureInPicture();
    else {
      const isFloating = video.webkitPresentationMode === 'picture-in-picture';
      video.webkitSetPresentationMode?.(isFloating ? 'inline' : 'picture-in-picture');
    }
  } catch {
    // Nothing of the film is here yet, or there was no press: it stays where it is.
  }
}

/** Whether scripts may set the volume here; on iPhones only its buttons do. */
export function canSetVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
