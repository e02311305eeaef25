/** Tag of the pages that show banners, of any place. */
export const bannersTag = 'operation:banners';
