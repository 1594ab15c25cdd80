/** Runs after the page was compiled: tells the bundler which other files it was made from (see inputs.ts). */
module.exports = function pageInputs(source, map) {
  const inputs = globalThis[Symbol.for('page-inputs')]?.get(this.resourcePath) ?? [];
  for (const file of inputs) this.addDependency(file);
  this.callback(null, source, map);
};
