import { removeActivityPictures, removeUnusedActivityPictures } from './own/own-pictures';

/** What removes the pictures of activities. */
export const ownActivityJobs = [removeActivityPictures, removeUnusedActivityPictures];
