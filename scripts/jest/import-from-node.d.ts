/** Node's own import(), bypassing jest's sandbox for untranspiled ES modules. Provided by node-environment.cjs. */
declare function importFromNode<Module>(specifier: string): Promise<Module>
