/** The bundler loads this file by itself, without TypeScript: what it does is in modules.ts. */
module.exports = function routeTables(source) {
  return globalThis[Symbol.for('route-tables')](this, source);
};
