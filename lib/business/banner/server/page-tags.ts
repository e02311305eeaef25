/** Tag of the pages that show banners, of whatever place. */
export const bannersTag = 'operation:banners';
