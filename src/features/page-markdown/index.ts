export { AgentHint } from './AgentHint';
export { PageMarkdown } from './PageMarkdown';
