/** The button is in every page; an attribute shows it where an assistant is configured. */
export const startChatbot = (): void =>
  void document.documentElement.toggleAttribute('data-chatbot', Boolean(__ENV__.chatbot));
