import { runFrame } from '../../server/runFrame';

export default (request: Request): Response => runFrame(request);

// Netlify reads this without running it: no name of a constant here.
export const config = { path: '/run-frame' };
