// Never loads.
export default await Promise.reject(new Error('a secret of the module'));
