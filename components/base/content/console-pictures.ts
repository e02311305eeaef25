import type { PictureStore } from '@/components/base/rich-text/card-page-field';
import { uploadContentPicture } from '@/lib/base/content/client/console';
import { contentPictureMaxBytes } from '@/lib/base/content/codes';
import { call } from '@/lib/platform/client/call';

/** Where the pictures of content pages go. */
export const pagePictures: PictureStore = {
  uploadPicture(picture) {
    const body = new FormData();
    body.set('picture', picture);
    return call(uploadContentPicture, body, { quiet: true });
  },
  maxPictureBytes: contentPictureMaxBytes,
};
