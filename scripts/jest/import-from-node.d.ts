/** Node's own import(), past jest's sandbox: for ES modules that run without being compiled. Given by node-environment.cjs. */
declare function importFromNode<Module>(specifier: string): Promise<Module>
