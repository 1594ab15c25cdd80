export { Chatbot } from './Chatbot';
