export { readBanner } from './rules/ffmpeg-banner';
export { valueOfRate } from './rules/frame-rate';
export { avcCodec } from './rules/hls';
export { placeRecording } from './server/place-film';
export { openByPass } from './server/playback/open-by-pass';
export { ffmpegCommand } from './server/processing/ffmpeg-program';
export { keepRecording, type RecordedQuality } from './server/processing/keep-recording';
export { runFfmpeg } from './server/processing/run-ffmpeg';
export { inTemporaryFolder } from './server/processing/temporary-folder';
