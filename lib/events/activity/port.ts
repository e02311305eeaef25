export { findActivityItems, shownStatusOf } from './server/activity-item';
export { getActivity } from './server/get-activity';
export { nameContest } from './server/name-contest';
export { cleanBody } from './server/own/clean-body';
export { shownLanguage } from './server/shown-language';
