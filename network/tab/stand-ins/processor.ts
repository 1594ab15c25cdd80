/** In place of @aztec/simulator/server, the rest of which wants Node. */
// @ts-expect-error The package does not export it by itself; the bundler finds the file.
export { PublicProcessorFactory } from '@aztec/simulator/dest/public/public_processor/public_processor.js';
