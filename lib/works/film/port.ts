export { placeRecording } from './server/place-film';
export { openByPass } from './server/playback/open-by-pass';
export { keepRecording, type RecordedQuality } from './server/processing/keep-recording';
export { runFfmpeg } from './server/processing/run-ffmpeg';
export { inTemporaryFolder } from './server/processing/temporary-folder';
