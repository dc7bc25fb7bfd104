glosaSearch("h5-02d4","lLcEJ lLcEJ /ITEjF");
