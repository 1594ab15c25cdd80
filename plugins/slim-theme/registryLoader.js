/**
 * The list of all parts of all pages names each source file twice: once to load it, once as a text that only the
 * rendering on the server reads.
 */
module.exports = (source) => source.replace(/, "[^"]*", (?=require\.resolveWeak)/g, ', "", ');
