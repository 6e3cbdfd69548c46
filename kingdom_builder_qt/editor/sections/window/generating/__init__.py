"""The page of the new-section dialog that makes sections: wishes, and the best of many."""
