export { routeTree } from './route-tree.gen.ts';
